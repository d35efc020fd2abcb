import { defaultCompany, type Company, type PublicCompany } from '@app/contracts';
import { toPence } from '@app/pricing';
import { openingHours } from './opening-hours';
import type { CompanyFacts, Phone } from './company-facts.types';

type KnownCompany = PublicCompany & Partial<Company>;

/** The element of a page that holds the company it was rendered with, as JSON. */
export const companyElementId = 'company';

/** Who renders pages outside a browser puts the company here before the pages are loaded. */
interface Renderer {
  companyToRender?: PublicCompany;
  document?: { getElementById: (id: string) => { textContent: string | null } | null };
}

function startingCompany(): KnownCompany {
  const { companyToRender, document } = globalThis as Renderer;
  const json = document?.getElementById(companyElementId)?.textContent;
  return companyToRender ?? (json ? (JSON.parse(json) as PublicCompany) : defaultCompany);
}

export const toCompanyFacts = (it: KnownCompany): CompanyFacts => ({
  company: {
    name: it.tradingName,
    since: it.since,
    town: it.town,
    phone: toPhone(it.phone),
    email: it.email,
  },
  tradeDesk: { phone: toPhone(it.tradePhone), email: it.tradeEmail },
  showroom: {
    street: it.street,
    town: it.town,
    postcode: it.postcode,
    directionsUrl: it.directionsUrl,
    hours: openingHours(it.hours),
    closedDays: it.closedDays,
  },
  socialLinks: it.socialLinks,
  kitchenPartner: { name: it.kitchenPartnerName, url: it.kitchenPartnerUrl },
  delivery: { fee: toPence(it.deliveryFee), area: it.deliveryArea },
  weeksToHandOver: it.weeksToHandOver,
  reviewPage: { name: it.reviewName ?? '', url: it.reviewUrl ?? '' },
  banner: { text: it.bannerText, ...(it.bannerLastDay && { lastDay: it.bannerLastDay }) },
  credit: { name: it.creditName, url: it.creditUrl },
  legal: {
    companyName: it.legalName,
    registeredIn: it.registeredIn,
    companyNumber: it.companyNumber,
    registeredOffice: it.registeredOffice,
    vatNumber: it.vatNumber,
  },
  bank: { name: it.bankName ?? '', sortCode: it.bankSortCode ?? '', number: it.bankNumber ?? '' },
  mailAddresses: { sender: it.senderEmail || it.email, team: it.teamEmail || it.email },
});

/**
 * The company's facts. A page keeps those it was rendered with; API and worker call `setCompany` whenever the owner
 * saves, so they read them inside functions, never into constants of a module.
 */
export let {
  company,
  tradeDesk,
  showroom,
  socialLinks,
  kitchenPartner,
  delivery,
  weeksToHandOver,
  reviewPage,
  banner,
  credit,
  legal,
  bank,
  mailAddresses,
} = toCompanyFacts(startingCompany());

export function setCompany(next: KnownCompany): void {
  ({
    company,
    tradeDesk,
    showroom,
    socialLinks,
    kitchenPartner,
    delivery,
    weeksToHandOver,
    reviewPage,
    banner,
    credit,
    legal,
    bank,
    mailAddresses,
  } = toCompanyFacts(next));
}

/** '0118 496 0123' is dialled as tel:+441184960123. */
function toPhone(display: string): Phone {
  const digits = display.replaceAll(/\(0\)|[^\d+]/g, '');
  const dialled = digits.startsWith('0') ? `+44${digits.slice(1)}` : digits;
  return { display, href: dialled && `tel:${dialled}` };
}
