/** Of the contract: the shortest password. */
export const PASSWORD_LENGTH = 8;
