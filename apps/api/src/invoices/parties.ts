import { company, legal, showroom, type SiteContent } from '@app/content';

/** Who issues an invoice, in the words that stand on it. */
export interface Seller {
  /** What the shop is called. */
  tradingName: string;
  name: string;
  address: string;
  /** Telephone and e-mail address. */
  reach: string;
  /** 'Registered in England and Wales 01234567'; empty where it is no company. */
  registered: string;
  /** Null: it is not registered, and charges no VAT. */
  vatNumber: string | null;
}

/** Whom an invoice is made out to. */
export interface Buyer {
  name: string;
  address: string | null;
  /** Not on paper: by it, bookkeeping programs know one John Smith from another. */
  email: string | null;
  vatNumber: string | null;
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** The seller by what the owner says on the site. */
export function sellerOf(content: Pick<SiteContent, 'company' | 'legal' | 'showroom'>): Seller {
  const { company: shop, legal: facts, showroom: place } = content;
  const town = [place.town, place.postcode].filter(Boolean).join(' ');
  return {
    tradingName: shop.name,
    name: facts.companyName || shop.name,
    address: facts.registeredOffice || joined(place.street, town),
    reach: joined(shop.phone.display, shop.email),
    registered: facts.registeredIn && `Registered in ${facts.registeredIn} ${facts.companyNumber}`.trim(),
    vatNumber: facts.vatNumber || null,
  };
}

export const seller = sellerOf({ company, legal, showroom });
