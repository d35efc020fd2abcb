import { basinTitle, centreOf, gapBetween, holeDiameterOf, planOf, type Plan } from '@app/drawing';
import type { TopBasin } from '@app/contracts';
import { suitsSink } from '../layout/basin';
import type { CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';

/** Checks a chosen basin: it must fit the sink, its rim needs space, and its taps should be where its maker has them. */
export function basinProblemsOf({ lengthMm, widthMm, places, ...rest }: CheckedTop): Contradiction[] {
  const basin = places?.basin as TopBasin | undefined;
  const { sinkName } = rest;
  if (!places || !basin || sinkName === null || lengthMm === null || widthMm === null) return [];
  const about = { about: 'sink', partNames: [sinkName] } as const;
  const title = basinTitle(basin);
  if (!suitsSink(basin, sinkName))
    return [
      {
        ...about,
        sentence: `‘${title}’ does not go into ‘${sinkName}’. Choose another sink, or another basin.`,
      },
    ];
  const plan = planOf({
    ...rest,
    lengthMm,
    widthMm,
    places,
  });
  return [
    ...coverProblems(plan, { lengthMm, widthMm }).map((sentence) => ({
      ...about,
      sentence: `‘${title}’ ${sentence}`,
    })),
    ...tapNotices(plan, basin).map((sentence): Contradiction => ({
      ...about,
      partNames: [],
      isNotice: true,
      sentence: `The maker of ‘${title}’ ${sentence}`,
    })),
  ];
}

/** The part of a basin on top of the stone: the rim of an inset basin, or a whole vessel. */
const coveredAreaOf = ({ rim, standsOnTop, outline }: Plan['sinks'][number]) =>
  rim ?? (standsOnTop ? outline : null);

function coverProblems(
  { sinks, cutouts }: Plan,
  { lengthMm, widthMm }: { lengthMm: number; widthMm: number },
): string[] {
  const sentences = sinks.flatMap((sink) => {
    const coveredArea = coveredAreaOf(sink);
    if (!coveredArea) return [];
    const { x, y, reach, depth } = centreOf(coveredArea);
    const beyond = (
      [
        ['left end', reach - x],
        ['right end', x + reach - lengthMm],
        ['wall', depth - y],
        ['front edge', y + depth - widthMm],
      ] as const
    ).filter(([, mm]) => mm > 0);
    const covered = cutouts.filter(
      ({ shape, outlines }) =>
        shape !== 'notch' && outlines.some((outline) => gapBetween(coveredArea, outline) === 0),
    );
    return [
      ...beyond.map(([edge, mm]) => `reaches ${Math.ceil(mm)} mm beyond the ${edge}.`),
      ...covered.map(({ name }) => `covers ‘${name}’.`),
    ];
  });
  return [...new Set(sentences)];
}

/** A tap this close to the maker's position counts as being there. */
const nearMm = 2;

function tapNotices({ sinks, cutouts }: Plan, { size }: TopBasin): string[] {
  const taps = cutouts.filter(({ shape }) => shape === 'tap-hole' || shape === 'three-tap-holes');
  const places = taps.flatMap(({ outlines }) => outlines.map(centreOf));
  if (size.holes.length === 0 || places.length === 0) return [];
  const isElsewhere = sinks.some(({ place }) =>
    size.holes.every(({ rightMm, behindMm }) =>
      places.every(
        ({ x, y }) => Math.hypot(place.fromLeftMm + rightMm - x, place.fromBackMm - behindMm - y) > nearMm,
      ),
    ),
  );
  const [hole] = size.holes;
  const drilled = taps.map(({ name }) => holeDiameterOf(name)).find((mm) => mm !== hole?.diameterMm);
  return [
    ...(isElsewhere && hole
      ? [`has the tap ${hole.behindMm} mm behind the centre of the cut-out; here it is elsewhere.`]
      : []),
    ...(hole && drilled ? [`drills Ø${hole.diameterMm} mm for the tap; here it is Ø${drilled} mm.`] : []),
  ];
}
