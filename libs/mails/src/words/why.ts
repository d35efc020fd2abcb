/** Why a customer gets a mail that they asked for. */
export const askedFor = ['You get this because you asked for it on our site. There is no list to leave.'];
