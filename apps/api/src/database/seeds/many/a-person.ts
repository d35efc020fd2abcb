import type { Dice } from './dice';

const firstNames =
  `Ada Aisha Alan Amira Anna Arjun Ben Beth Carl Chloe Daniel David Dina Edward Eilidh Elena Emma
  Fatima Fiona George Grace Hannah Harry Imran Isla Jack James Jaya Joe Kate Kofi Laura Leo Lucy Maeve Marcus Maria Mei
  Mohammed Nadia Niamh Oliver Olga Omar Patrick Priya Rhys Rosa Sam Sarah Siobhán Sofia Tariq Tom Uma Victor Wendy Yusuf
  Zoë`.split(/\s+/);
const lastNames =
  `Adams Ahmed Ali Allen Bailey Baker Begum Bennett Brown Campbell Carter Chapman Clark Clarke Collins
  Cook Cooper Cox Davies Davis Edwards Evans Fox Gray Green Griffiths Hall Harris Harrison Hughes Hussain Jackson James
  Johnson Jones Kaur Kelly Khan King Kowalski Lee Lewis Marshall Martin Mason Mitchell Moore Morgan Morris Murphy
  Nowak O'Brien O'Neill Owusu Palmer Parker Patel Phillips Price Richards Roberts Robinson Rogers Scott Shah Shaw Simpson
  Singh Smith Stevens Taylor Thomas Thompson Turner Walker Ward Watson White Williams Wilson Wood Wright
  Young`.split(/\s+/);
const streets = [
  'Kings Road',
  'Station Road',
  'High Street',
  'Church Lane',
  'Mill Way',
  'Oxford Road',
  'The Green',
];
const towns: [town: string, area: string, code: string][] = [
  ['Reading', 'RG', '0118'],
  ['Oxford', 'OX', '01865'],
  ['Slough', 'SL', '01753'],
  ['London', 'SW', '020'],
  ['Guildford', 'GU', '01483'],
  ['Swindon', 'SN', '01793'],
  ['Bristol', 'BS', '0117'],
];

/** Somebody who never was. */
export interface Person {
  name: string;
  email: string;
  phone: string;
  address: string;
}

/** Numbers are written in the ways in which people write them, and mail to `example` reaches nobody (RFC 2606). */
export function aPerson(dice: Dice): Person {
  const [first, last] = [dice.pick(firstNames), dice.pick(lastNames)];
  const [town, area, code] = dice.pick(towns);
  const local = dice.digits(11 - code.length);
  const national = `${code} ${local.slice(0, 3)} ${local.slice(3)}`;
  const phone = dice.pick([
    national,
    code + local,
    `+44 ${national.slice(1)}`,
    `+44 (0)${national.slice(1)}`,
    `07${dice.digits(9)}`,
  ]);
  const letters = () => dice.pick([...'ABDEFGHJLNPQRSTUWXYZ']) + dice.pick([...'ABDEFGHJLNPQRSTUWXYZ']);
  const postcode = `${area}${1 + dice.below(30)} ${dice.below(10)}${letters()}`;
  const plain = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return {
    name: `${first} ${last}`,
    email: `${plain}${dice.below(1_000)}@${dice.pick(['mail', 'post', 'home'])}.example`,
    phone,
    address: `${1 + dice.below(200)} ${dice.pick(streets)}, ${town}, ${postcode}`,
  };
}
