/** What search engines, link previews and the browser's tab are told of a page. */
export interface PageMeta {
  /** Such as '/materials'. */
  path: string;
  title: string;
  description: string;
  /** Address of the picture for link previews, from the site's root; absent: the shop's own. */
  image?: string;
  /** Kept out of search engines and of the sitemap. */
  isPrivate?: boolean;
  /** Structured data of this page (schema.org), beside what every page carries. */
  jsonLd?: () => object[];
}
