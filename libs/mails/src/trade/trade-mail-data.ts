/** A trade customer's link to their prices. */
export interface TradeLinkMailData {
  company: string;
  url: string;
}
