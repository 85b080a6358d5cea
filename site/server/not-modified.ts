/**
 * Returns whether the client already has a response with this ETag: it is listed in `If-None-Match` (RFC 9110 §13.1.2). A proxy may have marked
 * the ETag as weak.
 */
export function isNotModified(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map(toOpaqueTag);
  return known.includes('*') || known.includes(toOpaqueTag(etag));
}

function toOpaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
