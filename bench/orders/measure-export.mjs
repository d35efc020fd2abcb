// @ts-check
import { residentBytes } from './plan-log.mjs';

/** @typedef {{ name: string, seconds: number, bytes: number, megabytes: number[] }} Exported memory at each tenth of the way */

const megabytesOf = (/** @type {number} */ bytes) => Math.round(bytes / 1_048_576);

/** The most memory that a server had while it made a file. @param {Exported} exported */
export const peakOf = ({ megabytes }) => Math.max(...megabytes);

/**
 * Reads a file to its end, and how much memory the server has meanwhile.
 * @param {{ name: string, url: string, headers: Record<string, string>, pid: number }} wanted @returns {Promise<Exported>}
 */
export async function measureExport({ name, url, headers, pid }) {
  const samples = [residentBytes(pid)];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 20);
  const began = performance.now();
  let bytes = 0;
  const reply = await fetch(url, { headers });
  if (!reply.ok || !reply.body) throw new Error(`${url}: ${reply.status}`);
  for await (const part of reply.body) bytes += part.length;
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(timer);
  samples.push(residentBytes(pid));
  // Of each tenth, its highest.
  const megabytes = Array.from({ length: 10 }, (_, tenth) => {
    const from = Math.floor((tenth / 10) * samples.length);
    const to = Math.max(from + 1, Math.floor(((tenth + 1) / 10) * samples.length));
    return megabytesOf(Math.max(...samples.slice(from, to)));
  });
  return { name, seconds, bytes, megabytes };
}
