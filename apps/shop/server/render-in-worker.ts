import type { PublicCompanyResponse } from '@app/contracts';
import { Worker } from 'node:worker_threads';
import type { RenderedPages } from './company-pages';

/** Collects garbage earlier: 70 MB beside the server instead of 150. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** All pages for one company, by build/render-pages.mjs: seconds of work, in a thread of its own that then ends. */
export const renderInWorker =
  (buildFolder: string, { withSamples }: { withSamples: boolean }) =>
  ({ isOpen: _, version: __, ...company }: PublicCompanyResponse): Promise<RenderedPages> =>
    new Promise((resolve, reject) => {
      const workerData = { partsFile: `${buildFolder}/pages/document-parts.json`, withSamples, company };
      new Worker(`${buildFolder}/prerender/render-pages.mjs`, { workerData, resourceLimits })
        .on('message', resolve)
        .on('error', reject)
        .on('exit', (code) => reject(new Error(`the renderer ended with ${code}`)));
    });
