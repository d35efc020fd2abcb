type Rgb = readonly [number, number, number];

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** How far two colours are apart, as WCAG 2 reckons it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * What a mail reader that turns colours round by itself makes of one: light for dark, the hue as it was. They differ in
 * detail; this is the plainest of them.
 */
export function turnedRound(hex: string): string {
  const channels = rgb(hex);
  const shift = 1 - Math.max(...channels) - Math.min(...channels);
  const hexOf = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value + shift)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hexOf).join('')}`;
}
