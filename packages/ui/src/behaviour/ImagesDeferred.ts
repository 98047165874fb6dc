import { createContext } from 'react';

/** Whether only the empty boxes of product images are rendered. For images with an empty `alt`: a box has no name. */
export const ImagesDeferred = createContext(false);
