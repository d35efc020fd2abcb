import { materialTexts, siteContent } from '@app/content';

/** What the owner wrote for the site. It is part of the product and not of the database, so nobody restores it. */
export const siteWords = { ...siteContent, materialTexts };
