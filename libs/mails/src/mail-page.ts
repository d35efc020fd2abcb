const parser = new DOMParser();

/** A mail as a document; scripts do not run and nothing is fetched. */
export const mailPage = (html: string): Document => parser.parseFromString(html, 'text/html');
