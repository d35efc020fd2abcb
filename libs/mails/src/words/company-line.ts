import { company, showroom } from '@app/content';

/** 'Unit 4, Kiln Yard, Reading RG1 0AA'; what the owner has not filled in is left out. */
export const showroomAddress = (): string =>
  [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** 'Readstone, Unit 4, Kiln Yard, Reading RG1 0AA'. */
export const companyLine = (): string => [company.name, showroomAddress()].filter(Boolean).join(', ');
