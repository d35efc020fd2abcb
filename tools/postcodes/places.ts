/**
 * What the stand-in knows. Enough to see every shape that postcodes.io answers with; real places, so that a
 * suggestion looks like one.
 */
export interface Place {
  postcode: string;
  ward: string | null;
  district: string | null;
  county: string | null;
  country: string;
}

export const places: Place[] = [
  ['RG1 1AA', 'Abbey', 'Reading', null, 'England'],
  ['RG1 2AG', 'Redlands', 'Reading', null, 'England'],
  ['RG4 5AA', 'Caversham', 'Reading', null, 'England'],
  ['BR8 7RE', 'Hextable', 'Sevenoaks', 'Kent', 'England'],
  ['SW1A 2AA', "St James's", 'Westminster', null, 'England'],
  ['M1 1AE', 'Piccadilly', 'Manchester', null, 'England'],
  ['B1 1BB', 'Ladywood', 'Birmingham', null, 'England'],
  ['LS1 1UR', 'Little London & Woodhouse', 'Leeds', null, 'England'],
  ['OX1 1PT', 'Osney & St Thomas', 'Oxford', 'Oxfordshire', 'England'],
  // A ward that nobody knows, and a district that nobody knows.
  ['SO14 0AA', null, 'Southampton', null, 'England'],
  ['PO1 1AA', 'Charles Dickens', null, null, 'England'],
  // Nothing but the country: the islands.
  ['JE2 3NG', null, null, null, 'Channel Islands'],
  ['IM1 1AD', null, null, null, 'Isle of Man'],
  ['EH1 1YZ', 'City Centre', 'City of Edinburgh', null, 'Scotland'],
  ['G1 1XQ', 'Anderston/City/Yorkhill', 'Glasgow City', null, 'Scotland'],
  ['CF10 1EP', 'Cathays', 'Cardiff', null, 'Wales'],
  ['LL55 1AB', 'Menai', 'Gwynedd', null, 'Wales'],
  ['BT1 5GS', 'Central', 'Belfast', null, 'Northern Ireland'],
].map(([postcode = '', ward = null, district = null, county = null, country]) => ({
  postcode: postcode ?? '',
  ward,
  district,
  county,
  country: country ?? '',
}));

/** Postcodes that there once were. */
export const terminated = [{ postcode: 'RG1 1ZZ', year_terminated: 2011, month_terminated: 6 }];

/** Districts of outward codes that reach into more than their postcodes above say. */
export const furtherDistricts = new Map([
  ['RG4', ['South Oxfordshire']],
  ['BR8', ['Bromley']],
  ['LL55', ['Conwy', 'Anglesey']],
]);
