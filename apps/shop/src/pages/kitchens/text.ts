import { company, kitchenPartner } from '@app/content';
import balticBrown from '@app/stone/colors/baltic-brown';
import calacattaGold from '@app/stone/colors/calacatta-gold';
import calacattaLuce from '@app/stone/colors/calacatta-luce';
import concreteGrey from '@app/stone/colors/concrete-grey';
import neroMarquina from '@app/stone/colors/nero-marquina';
import pebbleGrey from '@app/stone/colors/pebble-grey';
import statuarioVenato from '@app/stone/colors/statuario-venato';
import steelGrey from '@app/stone/colors/steel-grey';

/** Index into a stone's pictures. */
const closeUp = 0;
const edgeView = 2;

const partner = kitchenPartner.name || 'our partner fabricator';

export const text = {
  hero: {
    title: 'Kitchens in the same stone',
    intro:
      'Worktops are bigger than vanity tops and want a bigger saw. Our partner fabricator cuts them, from the slabs you see here.',
    meetPartner: 'Meet the partner',
    alt: 'Steel Grey granite worktop with an undermount sink',
  },
  materials: {
    title: 'Five materials for a worktop',
    intro: 'The same five families, judged by heat, knives and red wine instead of toothpaste.',
    edge: (stone: string) => `${stone} slab, over its front edge`,
    heat: 'Heat',
    wear: 'Wear',
    spills: 'Spills',
    list: [
      {
        name: 'Granite',
        stone: balticBrown,
        fact: 'Heat resistant up to 250°C.',
        description: 'A pan straight from the hob is not a crisis.',
        heat: 'Up to 250°C',
        wear: 'Shrugs off scratches',
        spills: 'Sealed, again about once a year',
      },
      {
        name: 'Porcelain',
        stone: concreteGrey,
        fact: 'Ultra-thin 3mm option.',
        description: 'Worktop, splashback and island side in one slab.',
        heat: 'Unaffected',
        wear: 'Hard as glass, spare its edge',
        spills: 'Does not stain',
      },
      {
        name: 'Quartz',
        stone: calacattaLuce,
        fact: 'No sealing.',
        description: 'Even, dense, and calm under a busy kitchen.',
        heat: 'Put a mat under it',
        wear: 'Resists chips',
        spills: 'Does not soak them up',
      },
      {
        name: 'Solid Surface',
        stone: pebbleGrey,
        fact: 'No visible joins.',
        description: 'Sink and worktop can be one piece.',
        heat: 'Put a mat under it',
        wear: 'Scratches sand out',
        spills: 'No pores to get into',
      },
      {
        name: 'Marble',
        stone: statuarioVenato,
        fact: 'No two slabs alike.',
        description: 'For pastry, for islands, for people who like patina.',
        heat: 'A mat protects the polish',
        wear: 'Softer than granite',
        spills: 'Acids dull it, so blot at once',
      },
    ],
  },
  partner: {
    title: `Made by ${partner}`,
    description:
      'They template, cut and fit kitchen worktops. You deal with them directly, and they know which slab you chose with us.',
    newTab: 'Links open the partner’s site in a new tab.',
    more: 'More Information',
    list: [
      {
        name: 'Worktops',
        description: 'Templated once your units are in, then cut and fitted.',
        stone: steelGrey,
        picture: edgeView,
        alt: 'Edge of a Steel Grey slab',
      },
      {
        name: 'Splashbacks and upstands',
        description: 'From the same slab, so the vein carries on up the wall.',
        stone: calacattaGold,
        picture: closeUp,
        alt: 'Veins of Calacatta Gold',
      },
      {
        name: 'Islands and breakfast bars',
        description: 'Mitred edges, waterfall ends, sockets cut in.',
        stone: neroMarquina,
        picture: edgeView,
        alt: 'Edge of a Nero Marquina slab',
      },
    ],
  },
  process: {
    title: 'How a kitchen goes',
    steps: [
      { name: 'Choose the stone', description: 'In our showroom or from samples. Bring a cupboard door.' },
      { name: 'Send the plan', description: 'A sketch with lengths is enough for a first price.' },
      { name: 'Template', description: 'The fabricator measures on site once the units stand.' },
      { name: 'Fit', description: 'Cut, carried in, joined and sealed.' },
    ],
  },
  closing: {
    heading: 'A bathroom to do as well?',
    description: 'Vanity tops are ours, start to finish. Two measurements and you have the price.',
    getQuote: 'Get Instant Free Quote',
    contact: 'Contact',
  },
  meta: {
    title: `Kitchen worktops in granite, porcelain, quartz and marble - ${company.name}`,
    description:
      'Kitchen worktops in the stone of your vanity top, made by our partner fabricator: granite heat resistant up to 250°C, porcelain with an ultra-thin 3mm option.',
  },
} as const;
