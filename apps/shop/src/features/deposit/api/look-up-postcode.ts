import {
  normalisePostcode,
  paths,
  minPostcodeLength,
  type PostcodeAreasResponse,
  type PostcodeResponse,
} from '@app/contracts';
import { ApiError, apiQuery } from '@app/web-client';

/** What a postcode lookup returned: the place, or only the first matching area (D38). */
export type LookupKind = 'place' | 'area';

export type Lookup =
  | { kind: 'found'; place: string }
  | { kind: 'nothing' }
  | { kind: 'too-short' }
  | { kind: 'not-found' }
  | { kind: 'failed' };

/** After this, typing the address is quicker. */
const lookupTimeoutMs = 8_000;

export async function lookUpPostcode(typed: string, kind: LookupKind): Promise<Lookup> {
  const postcode = normalisePostcode(typed);
  if (postcode.length < minPostcodeLength) return { kind: 'too-short' };
  try {
    const place = await (kind === 'place' ? placeOf : areaOf)(postcode, AbortSignal.timeout(lookupTimeoutMs));
    return place ? { kind: 'found', place } : { kind: 'nothing' };
  } catch (error) {
    // The API answers 400 to what cannot be a postcode.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'not-found' : 'failed' };
  }
}

async function placeOf(postcode: string, signal: AbortSignal): Promise<string> {
  const { result } = await apiQuery<PostcodeResponse>(paths.postcode(postcode), signal);
  return [result.admin_ward, result.admin_district, result.country].filter(Boolean).join(', ');
}

async function areaOf(postcode: string, signal: AbortSignal): Promise<string | undefined> {
  const [first] = await apiQuery<PostcodeAreasResponse>(paths.postcodeAreas(postcode), signal);
  return first;
}
