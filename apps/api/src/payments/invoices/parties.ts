import { company, legal, showroom, type SiteContent } from '@app/content';

export interface Seller {
  tradingName: string;
  name: string;
  address: string;
  reach: string;
  /** 'Registered in England and Wales 01234567'; empty if it is not a company. */
  registered: string;
  /** Null: not registered for VAT, and charges none. */
  vatNumber: string | null;
}

export interface Buyer {
  name: string;
  address: string | null;
  /** Not printed. Accounting programs tell customers of the same name apart by it. */
  email: string | null;
  vatNumber: string | null;
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

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
