/**
 * Whether a path is unambiguous. Dot segments, backslashes and control characters, however often escaped, have no valid
 * use here: the router would see another path than the file system or an upstream.
 */
export function isPlainPath(url: string): boolean {
  if (!url.startsWith('/')) return false;
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; layer < 3; layer += 1) {
    if (isAmbiguous(path)) return false;
    const decoded = decode(path);
    // Ends once nothing is left to decode; an invalid escape at the start is refused.
    if (decoded === undefined) return layer > 0;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** A segment that starts or ends with two dots is no route of ours, and the proxy refuses it. */
const isAmbiguous = (path: string) => /\\|\p{Cc}|\/\.(?:\/|$)|\/\.\.|\.\.(?:\/|$)/u.test(path);

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
