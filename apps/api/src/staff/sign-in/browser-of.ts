/** The first match counts: Edge and Opera claim to be Chrome, and Chrome to be Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (list: typeof browsers, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** Such as 'Chrome on Windows', so that people recognise their own; null if unknown. */
export function browserOf(userAgent: string | undefined): string | null {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  return browser && system ? `${browser} on ${system}` : null;
}
