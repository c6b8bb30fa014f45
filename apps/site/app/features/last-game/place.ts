/** Of the first content of a player's home, in its document. */
export const lastGamePlaceId = 'last-game';

/** Stands for the game's identity in the card that waits to be filled. */
export const anyIdentity = '*';
