// @ts-check
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePorts } from '../../tools/processes/ports.mjs';

/**
 * @typedef {{ executablePath: string, args: string[] }} Browser
 * @typedef {Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>} Scores out of 100
 * @typedef {object} PageReading
 * @property {Scores} scores
 * @property {number} largestMs largest contentful paint
 * @property {number} shift cumulative layout shift
 * @property {number} blockedMs total blocking time
 * @property {number} bytes all that was transferred without scrolling
 * @property {number} scriptBytes
 * @property {string[]} remarks audits that cost points
 */

/**
 * One run of Lighthouse as it comes: a phone on simulated slow 4G with a quarter of this processor. In a browser of
 * its own, so that nothing is left of the run before.
 * @param {string} url @param {Browser} browser @returns {Promise<PageReading>}
 */
export async function measurePage(url, { executablePath, args }) {
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return toReading(result.lhr);
  } finally {
    await browser.close();
  }
}

/** @param {import('lighthouse').Result} lhr @returns {PageReading} */
function toReading({ categories, audits }) {
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
  const requests = /** @type {{ resourceType: string, transferSize: number }[]} */ (
    /** @type {{ items?: object[] }} */ (audits['network-requests']?.details)?.items ?? []
  );
  const weight = (/** @type {typeof requests} */ list) =>
    list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? NaN) * 100);
  const costly = Object.values(categories).flatMap(({ id, auditRefs }) =>
    // The parts of the performance score have columns of their own.
    id === 'performance' ? [] : auditRefs.filter(({ weight: points }) => points > 0),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    bytes: weight(requests),
    scriptBytes: weight(requests.filter(({ resourceType }) => resourceType === 'Script')),
    remarks: costly
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
  };
}
