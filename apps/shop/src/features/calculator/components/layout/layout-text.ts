export const layoutText = {
  places: {
    title: 'Place sink and cut-outs',
    intro: 'Optional: without it we agree the positions with you before anything is cut.',
    use: 'Use these positions',
    leaveOpen: 'Agree them later',
  },
  room: {
    title: 'The room and the cabinet',
    intro: 'Optional: it shows whether the top fits, and what to cut where the room is not square.',
    use: 'Use this room',
    leaveOpen: 'Leave it out',
  },
} as const;
