import type { SaveContactRequest, SaveTradeInquiryRequest } from '@app/contracts';

export const aContact = (): SaveContactRequest => ({
  firstName: 'Ada',
  lastName: "O'Lovelace",
  email: 'ada@example.com',
  phone: '0118 496 0123',
  message: 'Do you cut round basins?\nThe room is 1.8 m wide; <b>no</b> window.',
});

export const aTradeInquiry = (): SaveTradeInquiryRequest => ({
  companyName: 'Analytical Interiors & Sons Ltd',
  contactName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 118 496 0123',
  projectType: 'Hotel, 24 bathrooms',
  quantity: '24',
  materials: 'Quartz, Marble',
  specifications: '1200 × 350 mm\n20 mm',
  timeline: 'Spring 2027',
  edgingRequirements: 'Bullnose',
  additionalDetails: 'Deliveries before 8 a.m.',
});
