/** A page's metadata for search engines, link previews and the tab. */
export interface PageMeta {
  title: string;
  description: string;
  /** The link preview's picture, as a path; absent: the shop's own. */
  image?: string;
  /** Structured data of this page (schema.org), in addition to the company's. */
  jsonLd?: () => object[];
}
