/**
 * Data of the fake postcodes.io: postcode, country, district and ward. Covers every form of postcodes.io's responses; real
 * places, so that a suggestion looks like one.
 */
export const places: [postcode: string, country: string, district: string | null, ward: string | null][] = [
  ['RG1 1AA', 'England', 'Reading', 'Abbey'],
  ['RG1 2AG', 'England', 'Reading', 'Redlands'],
  ['RG4 5AA', 'England', 'Reading', 'Caversham'],
  ['BR8 7RE', 'England', 'Sevenoaks', 'Hextable'],
  ['SW1A 2AA', 'England', 'Westminster', "St James's"],
  ['M1 1AE', 'England', 'Manchester', 'Piccadilly'],
  ['B1 1BB', 'England', 'Birmingham', 'Ladywood'],
  ['LS1 1UR', 'England', 'Leeds', 'Little London & Woodhouse'],
  ['OX1 1PT', 'England', 'Oxford', 'Osney & St Thomas'],
  // Without a ward, and without a district.
  ['SO14 0AA', 'England', 'Southampton', null],
  ['PO1 1AA', 'England', null, 'Charles Dickens'],
  // Country only: the islands.
  ['JE2 3NG', 'Channel Islands', null, null],
  ['IM1 1AD', 'Isle of Man', null, null],
  ['EH1 1YZ', 'Scotland', 'City of Edinburgh', 'City Centre'],
  ['G1 1XQ', 'Scotland', 'Glasgow City', 'Anderston/City/Yorkhill'],
  ['CF10 1EP', 'Wales', 'Cardiff', 'Cathays'],
  ['LL55 1AB', 'Wales', 'Gwynedd', 'Menai'],
  ['BT1 5GS', 'Northern Ireland', 'Belfast', 'Central'],
];

/** Extra districts that an outward code spans. */
export const furtherDistricts: Record<string, string[]> = {
  RG4: ['South Oxfordshire'],
  BR8: ['Bromley'],
  LL55: ['Conwy', 'Anglesey'],
};
