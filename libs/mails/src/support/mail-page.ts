import { JSDOM } from 'jsdom';

/** A mail as a page to look at; nothing in it runs or is fetched. */
export const mailPage = (html: string): Document => new JSDOM(html).window.document;
