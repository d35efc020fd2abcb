/**
 * Whether a path is unambiguous. With dot segments, backslashes or control characters, also escaped ones, the router could
 * see another path than the file system or an upstream.
 */
export function isPlainPath(url: string): boolean {
  if (!url.startsWith('/')) return false;
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; layer < 3; layer += 1) {
    if (isAmbiguous(path)) return false;
    const decoded = decode(path);
    // Ends when nothing is left to decode. A path that cannot be decoded at all is refused.
    if (decoded === undefined) return layer > 0;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** Includes segments that start or end with two dots: no route has them, and the proxy refuses them. */
const isAmbiguous = (path: string) => /\\|\p{Cc}|\/\.(?:\/|$)|\/\.\.|\.\.(?:\/|$)/u.test(path);

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
