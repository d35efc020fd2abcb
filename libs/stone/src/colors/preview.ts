import arabescatoCorchia from './arabescato-corchia.json';
import carraraVenatino from './carrara-venatino.json';
import statuarioOpaco from './statuario-opaco.json';

/** In the order of the recipes. Written by the generator, as are its neighbours. */
export const previewColors = [carraraVenatino, arabescatoCorchia, statuarioOpaco];
