import { defaultCompany, type Company, type PublicCompany } from '@app/contracts';
import { toPence } from '@app/pricing';
import { openingHours } from './opening-hours';
import type { CompanyFacts, Phone } from './company-facts.types';

type KnownCompany = PublicCompany & Partial<Company>;

/** Id of the element of a page with the company's data as JSON. */
export const companyElementId = 'company';

/** Globals from which the company is read. The prerenderer sets `companyToRender` before it loads the pages. */
interface Renderer {
  companyToRender?: PublicCompany;
  document?: { getElementById: (id: string) => { textContent: string | null } | null };
}

function startingCompany(): KnownCompany {
  const { companyToRender, document } = globalThis as Renderer;
  const json = document?.getElementById(companyElementId)?.textContent;
  return companyToRender ?? (json ? (JSON.parse(json) as PublicCompany) : defaultCompany);
}

export const toCompanyFacts = (source: KnownCompany): CompanyFacts => ({
  company: {
    name: source.tradingName,
    since: source.since,
    town: source.town,
    phone: toPhone(source.phone),
    email: source.email,
  },
  tradeDesk: { phone: toPhone(source.tradePhone), email: source.tradeEmail },
  showroom: {
    street: source.street,
    town: source.town,
    postcode: source.postcode,
    directionsUrl: source.directionsUrl,
    hours: openingHours(source.hours),
    closedDays: source.closedDays,
  },
  socialLinks: source.socialLinks,
  kitchenPartner: { name: source.kitchenPartnerName, url: source.kitchenPartnerUrl },
  delivery: { fee: toPence(source.deliveryFee), area: source.deliveryArea },
  weeksToHandOver: source.weeksToHandOver,
  reviewPage: { name: source.reviewName ?? '', url: source.reviewUrl ?? '' },
  banner: { text: source.bannerText, ...(source.bannerLastDay && { lastDay: source.bannerLastDay }) },
  credit: { name: source.creditName, url: source.creditUrl },
  legal: {
    companyName: source.legalName,
    registeredIn: source.registeredIn,
    companyNumber: source.companyNumber,
    registeredOffice: source.registeredOffice,
    vatNumber: source.vatNumber,
  },
  bank: { name: source.bankName ?? '', sortCode: source.bankSortCode ?? '', number: source.bankNumber ?? '' },
  mailAddresses: { sender: source.senderEmail || source.email, team: source.teamEmail || source.email },
});

/**
 * The company's facts. A page keeps the facts it was rendered with. API and worker call `setCompany` when the owner saves,
 * so read the facts inside functions, never into a module's constants.
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
