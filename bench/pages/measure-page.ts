import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePorts } from '../../tools/processes/ports.ts';

export type Browser = { executablePath: string; args: string[] };
type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
export interface PageReading {
  scores: Scores;
  /** Largest contentful paint. */
  largestMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time. */
  blockedMs: number;
  /** Transferred without scrolling. */
  bytes: number;
  scriptBytes: number;
}

/** One Lighthouse run: a phone on simulated slow 4G at a quarter of this processor's speed, in a fresh browser. */
export async function measurePage(url: string, { executablePath, args }: Browser): Promise<PageReading> {
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

function toReading({ categories, audits }: Result): PageReading {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = ((audits['network-requests']?.details as { items?: object[] })?.items ?? []) as {
    resourceType: string;
    transferSize: number;
  }[];
  const sizeOf = (list: typeof requests) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
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
    bytes: sizeOf(requests),
    scriptBytes: sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}
