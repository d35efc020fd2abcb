import {
  normalisePostcode,
  paths,
  shortestPostcode,
  type PostcodeAreasResponse,
  type PostcodeResponse,
} from '@app/contracts';
import { ApiError, apiQuery } from '@app/web-client';

/** What is known of a postcode: its place for an address, or the first of its areas (D38). */
export type LookupKind = 'place' | 'area';

export type Lookup =
  | { kind: 'found'; words: string }
  | { kind: 'nothing' }
  | { kind: 'too-short' }
  | { kind: 'not-found' }
  | { kind: 'failed' };

/** After this the address is quicker typed by hand. */
const longestLookupMs = 8_000;

export async function lookUpPostcode(typed: string, kind: LookupKind): Promise<Lookup> {
  const postcode = normalisePostcode(typed);
  if (postcode.length < shortestPostcode) return { kind: 'too-short' };
  try {
    const words = await (kind === 'place' ? placeOf : areaOf)(postcode, AbortSignal.timeout(longestLookupMs));
    return words ? { kind: 'found', words } : { kind: 'nothing' };
  } catch (error) {
    // 400 is the API's word for what cannot be a postcode at all.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'not-found' : 'failed' };
  }
}

/** 'Abbey, Reading, England': ward, district, country, as far as they are known. */
async function placeOf(postcode: string, signal: AbortSignal): Promise<string> {
  const { result } = await apiQuery<PostcodeResponse>(paths.postcode(postcode), signal);
  return [result.admin_ward, result.admin_district, result.country].filter(Boolean).join(', ');
}

async function areaOf(postcode: string, signal: AbortSignal): Promise<string | undefined> {
  const [first] = await apiQuery<PostcodeAreasResponse>(paths.postcodeAreas(postcode), signal);
  return first;
}
