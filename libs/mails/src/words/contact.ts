import { company, showroom } from '@app/content';

/** 'Unit 4, Kiln Yard, Reading RG1 0AA', without parts that the owner has not filled in. */
export const showroomAddress = (): string =>
  [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** 'Readstone, Unit 4, Kiln Yard, Reading RG1 0AA'. */
export const companyLine = (): string => [company.name, showroomAddress()].filter(Boolean).join(', ');

/** The tel: URL; null if the number cannot be dialled. */
export function phoneHref(phone: string): string | null {
  const dialled = phone
    .replace(/\(0\)/gu, '')
    .replace(/[^\d+]/gu, '')
    .replace(/(?!^)\+/gu, '');
  return /^\+?\d{5,15}$/u.test(dialled) ? `tel:${dialled}` : null;
}

/** The mailto: URL. Escaped, so that an address cannot add a subject or recipients. */
export const mailHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
