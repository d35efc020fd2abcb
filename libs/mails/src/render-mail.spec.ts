import { mailSamples, renderSample } from './samples/index';

const samples = mailSamples.map((sample) => [`${sample.kind}, ${sample.name}`, sample] as const);

it.each(samples)('%s: in one line, whole, and small enough not to be clipped', (_, sample) => {
  const { subject, html, text } = renderSample(sample);

  expect(subject).toMatch(/^\S.{10,159}$/u);
  expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|NaN|\[object|null/u);
  // Gmail clips at 102 kB.
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});
