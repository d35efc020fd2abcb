import { company } from '@app/content';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { text } from './app/text';

/** The markup of one page, as it is before any script has run. build/prerender.mjs makes a document of it. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(<App ssrPath={path} />);
  return new Response(prelude).text();
}

/** What the documents themselves say, beside the pages in them. */
export const documentText = { title: company.name, noScript: text.noScript };
