const parser = new DOMParser();

/** A mail as a page to look at; nothing in it runs or is fetched. */
export const mailPage = (html: string): Document => parser.parseFromString(html, 'text/html');
