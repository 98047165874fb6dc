// Written by scripts/fonts.ts (pnpm generate). Do not edit.
export const rupeeFace = 'data:font/woff2;base64,d09GMgABAAAAAAJIAAwAAAAABDAAAAH4AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAANBEICoEIgRMLBgABNgIkAwgEIAWDCgcgDAcbYQPInge2LWcLxtRjos6j/hZycIRKDs//749+3/fOEIloUBIYQaSZT68uKAFMo7/f5ucgroQXMWkTs46IzXIeMuS+XBMOBGoEtMZ//3tLt+cT2vu+AY54QseJAQcWSHRxESY8CyQ96TIN0xte8iz5HdJyLI8wzUCkR/uBARjYy35gQ0zRThOUNIJoXCqh+Yn83U64nTBipQVkXKz5uCFsLYD+UFaAmw6gATpgD0cB9gjcIARBgdtXB/cyGQwgqd63usoKIIAPRAREXxYAEXNb6bcusOkpPPv0aaaq5TGLvgdPYOSxqWlB0dtnSo0+za2hq8XuW/li/eCrSYfL/lMvM7OLki+XratfnLEJ8Hc4PU49H9QQH1DZWb3xx48/lo7J9ztH3POCp7v0OZwFAApQXPG7/j2xyir8v7FudB/g+fqrwSB44b/0gWhIwmUFGKKZfaiQGYLYQbBP1UhPiIyphg9iRJE5I0rhKDEB5tlVoPDwAw1LWkAnTLcvHAxwAH83xA0iRsTk21MVXBHOgcngKoWeTJmcKxYBEp5IpIDtWdi5WzZT4WvdVgqosmUfXIRvzsQSrYzL5igAmUgmAXcOEyjeeZaJeUy6ApgoFRyxTA6QHIVCItclENhcBUdJw9PFQoIF310rYRLUJQUnZavbCFI9rp7cLwEAAAA=';

export const nameFace = 'data:font/woff2;base64,d09GMgABAAAAAAMYAAwAAAAABTgAAALKAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAARBEICoJ0gmILCgABNgIkAxAEIAWDCgcgDAcbSATInoNxQ1/OBQwlRLSYUPpuvfyIB5798d7HDyFTCVsCcLqSlJTmDFUxbqE4gZl6R+Nq9qAH6chGRzZJSfj7cz9Ehk/XuptGU3pEgk9hwXlxk7MwkWmBZokn1EVPLQznonwDJxhotmxh4gFFGAYE6TaRCJ8l/h0dM2RXRxvEiVLUikhSGV8CcDKGhPdAMZwhuIHPmT7D2RR+WGfJIf0tUO7SULQVOgZA9DD+Q7SiRogIlbACVMLpAXLlCrHOZMmydffsVHY8OwYBCATZPzoQg1yk2AK5DgBiQCgUVjdUpe15ZSt4Ufu+bUrlprPXws6zgqqtrSfirYe2ESrYcQty8Z9cZO8SVdXOTvciyubjx2XRvu1quNqxmGrHi+LynCL3Jty2hru9mOJ2+hCGhpBQ2qykwN7N9Kz52xYBswyjWZSKv1OelmpUlnuutF5QpOpXo9gga9DAkWVmoVynN5v8K77bE40lNB0v5acMcznJ98eb3wcJYls3m1jFCFiq6Rvk2zNYuqY2m8B3qti4zF7dVttZsEFB4qIS3ayVuS0WmcXDfh4jZSbN02W0ql+iKGv5Upv0fdLpHdIin8UGFkbJuERlenvweyb4xeqHiZjrhhp1O9Hbe+e2m+YfvH5/8Lx+/ekxDMDX7afmTVd+EEynlgCCAIEHGyufr9fQaX8jYYmr8Lx2WgnwQu7vtdH//Xi/6A6pEAT8X04uEJRZDyzPx3E5jOD5aCS77EkHJMGI9bZLbC3HclQQk4HD0LTxQLtcPFRsEx4ZotmNOZ6ox//2VCswYVLq+VKH1kRko1RonUaJ0mbXmk2AAlny5CmBqcWEJ2LWUyEB1AYDk7bLLjgbsprZ4gW9VWsczxXJU6SAn7NGCRRj9jazTik3MAB2aMQHdCCOycNip5IjJ0yLXjllJEFmI5mJXuS1KMlqg4WVfBlF+Vvov+QSrgYA';

export const devanagariNameFace = 'data:font/woff2;base64,d09GMgABAAAAAAM8ABAAAAAABvQAAALgAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGhYbgRYcNAZgP1NUQVRAAEQRCAqBfIFeCwoAATYCJAMQBCAFhFoHIAwHG7QFERWcUcl+HMbO6JWXCiPpONBxazfZdPcfQWQX/9Wzc+KD/CNITgFFdmxuAFy6Sdtl7rluMNV9jnzAP4j9/amascR/XrJFYhGO0GyLBS/Iv1JLa+JYYgWeG6QCY3m1grV2QvnEcJskwyfDDT/IYllcWKANCCEJIdC0ss3ltdfdeGuz94ZjlzNeiD2mHEyOPtRsmbeRPfpD+i/gKnUP2ufIQ3URCFlDXagLCXXJWBmLTRcygFAISSGEQiEJCUNoOcvJ1pN7x2PkPMh5ZHpahXRh2h4bteGxq+ViIdhON3edjbZe1/ONuY1Va1//fZ36cZUDEFC8k/83VVsIdQkjJcyUjttv/6MDx+199P4RQl8WQoot7Y2AGJueBgkFRioERsqWos7MbMxtzG+sWpb6H/7+8e8f/f6KABCiLPVABnW0sAr2RU2jIksZQj3HBrLnSe1658Tett09th1uk3f1Dm9V2lu/j4i2/8EnbXviCRd9uF1r29vfa174QRTtdPr7nUa77rDuNmv9KnsldfTerfG9z8a/8lmOPZjOWymay/2w3HMb/q3GBbvUdp59z0rXWHuHPhr7/bMt+rrhU6aa9nCcdymO2aHSffLLfTfdYbdddj3u7vmvfvziq+49fP7h5fdm9T47vfcZEAivNHx13G69lX+rp9pb8Pnfu63hiyX/jipfp5IqCVUJBLeL53cXQvnWAAF4zud7Ir/k3SV6Oy0r30bZJJUmAZtaLlSI3MDlsfqAsDBGQtKNKhQ29ThkKzsZKsbbU6xa3nxT0DYZQtNIGKuu/Q5bantsioFLnBU6/G/yyPiDqRvR0gN7AwnxiE4C8wrcjN3RC/TYieofBOEu9Kqz8XS6oDWuSm1VLKrZhG+jbc+fnWYvdyqfpcw1yjw40S+r8+l8Vv0YUKWNfgRoAYvUe4gjA4Ow2jWiSIbqZKKbkRHTMUN3srU/uYQJO9Erwam82Tz58SjPuT9fAgAA';

export const fallbackFaces = [
  {
    "family": "Anek Fallback Roboto",
    "src": "local('Roboto')",
    "sizeAdjust": "95.28%",
    "ascentOverride": "94.46%",
    "descentOverride": "20.99%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Anek Fallback Arial",
    "src": "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Helvetica')",
    "sizeAdjust": "95.54%",
    "ascentOverride": "94.20%",
    "descentOverride": "20.93%",
    "lineGapOverride": "0.00%"
  }
] as const;
