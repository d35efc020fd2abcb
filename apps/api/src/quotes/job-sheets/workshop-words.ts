const mailAddress = /\S*@\S*/g;
const money = /£\s*(?:\d+(?:[,.]\d+)*)?|\b\d+(?:[,.]\d+)*\s*(?:pounds|gbp)\b/gi;

/** What somebody typed, as it may hang in the workshop: without prices and addresses of mail (DESIGN §7). */
export const workshopWords = (text: string): string =>
  text.replace(mailAddress, '…').replace(money, '…').trim();
