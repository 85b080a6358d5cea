/**
 * Runs a function and returns its value and the processor time of this process in milliseconds. Other programs on the machine do not
 * change it. Compare it with the time of another function, because machines differ.
 */
export async function measureProcessorTime<Value>(
  run: () => Value | Promise<Value>,
): Promise<{ readonly value: Value; readonly ms: number }> {
  const start = process.cpuUsage();
  const value = await run();
  return { value, ms: process.cpuUsage(start).user / 1_000 };
}
