import arabescatoCorchia from './arabescato-corchia.json';
import carraraVenatino from './carrara-venatino.json';
import statuarioOpaco from './statuario-opaco.json';

/** In the order of the recipes. Written by the generator, like the files beside it. */
export const previewColors = [carraraVenatino, arabescatoCorchia, statuarioOpaco];
