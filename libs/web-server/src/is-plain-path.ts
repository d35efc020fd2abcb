/**
 * Whether a request's address means what it says. Dot segments, backslashes and control characters, however
 * often they are escaped, have no honest use here: they make the router see another path than the file system
 * or the server behind us.
 */
export function isPlainPath(url: string): boolean {
  if (!url.startsWith('/')) return false;
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let layer = 0; layer < 3; layer += 1) {
    if (isTwisted(path)) return false;
    const decoded = decode(path);
    // What is no escape any more ends the search; an address that is none from the start is refused.
    if (decoded === undefined) return layer > 0;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** A segment that begins or ends with two dots is no file or route of ours either, and the proxy refuses it. */
const isTwisted = (path: string) => /\\|\p{Cc}|\/\.(?:\/|$)|\/\.\.|\.\.(?:\/|$)/u.test(path);

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
