// @ts-check
import { residentBytes } from './plan-log.mjs';

/** @typedef {{ path: string, seconds: number, bytes: number, megabytes: number[] }} Exported memory at each tenth of the way */

/**
 * Reads a file to its end, and how much memory the server has meanwhile.
 * @param {string} url @param {Record<string, string>} headers @param {number} pid @returns {Promise<Exported>}
 */
export async function measureExport(url, headers, pid) {
  const samples = [residentBytes(pid)];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 100);
  const began = performance.now();
  let bytes = 0;
  const reply = await fetch(url, { headers });
  if (!reply.ok || !reply.body) throw new Error(`${url}: ${reply.status}`);
  for await (const part of reply.body) bytes += part.length;
  clearInterval(timer);
  samples.push(residentBytes(pid));
  const tenths = Array.from({ length: 11 }, (_, tenth) => Math.round((tenth / 10) * (samples.length - 1)));
  return {
    path: new URL(url).pathname,
    seconds: (performance.now() - began) / 1_000,
    bytes,
    megabytes: tenths.map((index) => Math.round((samples[index] ?? 0) / 1_048_576)),
  };
}
