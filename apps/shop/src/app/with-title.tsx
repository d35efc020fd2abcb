import type { ComponentType } from 'react';
import type { PageMeta } from '../lib/page-meta';

/**
 * A page with its title and description. They are React's, because they change when a link leads to another
 * page; what only machines read of a document is put into its head by prerender.tsx.
 */
export function withTitle(Page: ComponentType, { title, description }: PageMeta): ComponentType {
  return function TitledPage() {
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <Page />
      </>
    );
  };
}
