import absoluteBlack from './absolute-black.json';
import balticBrown from './baltic-brown.json';
import basaltBlack from './basalt-black.json';
import biancoSparkle from './bianco-sparkle.json';
import bluePearl from './blue-pearl.json';
import calacattaGold from './calacatta-gold.json';
import calacattaLuce from './calacatta-luce.json';
import carraraMist from './carrara-mist.json';
import carraraWhite from './carrara-white.json';
import concreteGrey from './concrete-grey.json';
import cremaMarfil from './crema-marfil.json';
import doveGrey from './dove-grey.json';
import emperadorDark from './emperador-dark.json';
import glacierWhite from './glacier-white.json';
import ironOxide from './iron-oxide.json';
import kashmirWhite from './kashmir-white.json';
import midnight from './midnight.json';
import neroMarquina from './nero-marquina.json';
import neroSparkle from './nero-sparkle.json';
import pebbleGrey from './pebble-grey.json';
import santaCecilia from './santa-cecilia.json';
import statuarioVenato from './statuario-venato.json';
import steelGrey from './steel-grey.json';
import terrazzoBianco from './terrazzo-bianco.json';
import travertinoNavona from './travertino-navona.json';
import verdeUbatuba from './verde-ubatuba.json';
import warmLinen from './warm-linen.json';

/** In the order of the recipes. Written by the generator, like the files beside it. */
export const colors = [
  carraraWhite,
  calacattaGold,
  statuarioVenato,
  emperadorDark,
  neroMarquina,
  cremaMarfil,
  absoluteBlack,
  kashmirWhite,
  steelGrey,
  bluePearl,
  balticBrown,
  verdeUbatuba,
  santaCecilia,
  biancoSparkle,
  neroSparkle,
  carraraMist,
  calacattaLuce,
  pebbleGrey,
  terrazzoBianco,
  concreteGrey,
  travertinoNavona,
  ironOxide,
  basaltBlack,
  glacierWhite,
  warmLinen,
  doveGrey,
  midnight,
];
