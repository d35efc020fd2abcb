import { company, showroom } from '@app/content';

/** 'Unit 4, Kiln Yard, Reading RG1 0AA'; what the owner has not filled in is left out. */
export const showroomAddress = (): string =>
  [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** 'Readstone, Unit 4, Kiln Yard, Reading RG1 0AA'. */
export const companyLine = (): string => [company.name, showroomAddress()].filter(Boolean).join(', ');

/** The tel: address; null if a visitor entered no dialable number. */
export function phoneHref(phone: string): string | null {
  const dialled = phone
    .replace(/\(0\)/gu, '')
    .replace(/[^\d+]/gu, '')
    .replace(/(?!^)\+/gu, '');
  return /^\+?\d{5,15}$/u.test(dialled) ? `tel:${dialled}` : null;
}

/** A mailto: address. Escaped, so that an address cannot add a subject or recipients. */
export const mailHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
