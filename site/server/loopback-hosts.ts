/** Names of this machine in the variable `HOST` and in URLs. Other machines cannot reach it by these names. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
