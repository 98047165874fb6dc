// Written by scripts/fonts.ts (pnpm generate). Do not edit.
export const devanagariNameFace = 'data:font/woff2;base64,d09GMgABAAAAAAM8ABAAAAAABvQAAALgAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGhYbgRYcNAZgP1NUQVRAAEQRCAqBfIFeCwoAATYCJAMQBCAFhFoHIAwHG7QFERWcUcl+HMbO6JWXCiPpONBxazfZdPcfQWQX/9Wzc+KD/CNITgFFdmxuAFy6Sdtl7rluMNV9jnzAP4j9/amascR/XrJFYhGO0GyLBS/Iv1JLa+JYYgWeG6QCY3m1grV2QvnEcJskwyfDDT/IYllcWKANCCEJIdC0ss3ltdfdeGuz94ZjlzNeiD2mHEyOPtRsmbeRPfpD+i/gKnUP2ufIQ3URCFlDXagLCXXJWBmLTRcygFAISSGEQiEJCUNoOcvJ1pN7x2PkPMh5ZHpahXRh2h4bteGxq+ViIdhON3edjbZe1/ONuY1Va1//fZ36cZUDEFC8k/83VVsIdQkjJcyUjttv/6MDx+199P4RQl8WQoot7Y2AGJueBgkFRioERsqWos7MbMxtzG+sWpb6H/7+8e8f/f6KABCiLPVABnW0sAr2RU2jIksZQj3HBrLnSe1658Tett09th1uk3f1Dm9V2lu/j4i2/8EnbXviCRd9uF1r29vfa174QRTtdPr7nUa77rDuNmv9KnsldfTerfG9z8a/8lmOPZjOWymay/2w3HMb/q3GBbvUdp59z0rXWHuHPhr7/bMt+rrhU6aa9nCcdymO2aHSffLLfTfdYbdddj3u7vmvfvziq+49fP7h5fdm9T47vfcZEAivNHx13G69lX+rp9pb8Pnfu63hiyX/jipfp5IqCVUJBLeL53cXQvnWAAF4zud7Ir/k3SV6Oy0r30bZJJUmAZtaLlSI3MDlsfqAsDBGQtKNKhQ29ThkKzsZKsbbU6xa3nxT0DYZQtNIGKuu/Q5bantsioFLnBU6/G/yyPiDqRvR0gN7AwnxiE4C8wrcjN3RC/TYieofBOEu9Kqz8XS6oDWuSm1VLKrZhG+jbc+fnWYvdyqfpcw1yjw40S+r8+l8Vv0YUKWNfgRoAYvUe4gjA4Ow2jWiSIbqZKKbkRHTMUN3srU/uYQJO9Erwam82Tz58SjPuT9fAgAA';

export const fallbackFaces = [
  {
    "fontStretch": "100%",
    "src": "local('Roboto'), local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Helvetica')",
    "sizeAdjust": "95.54%",
    "ascentOverride": "94.20%",
    "descentOverride": "20.93%",
    "lineGapOverride": "0.00%"
  },
  {
    "fontStretch": "106%",
    "src": "local('Roboto'), local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Helvetica')",
    "sizeAdjust": "107.43%",
    "ascentOverride": "83.77%",
    "descentOverride": "18.62%",
    "lineGapOverride": "0.00%"
  }
] as const;

export const devanagariFallbackFaces = {
  "Noto Devanagari": [
    {
      "fontWeight": "400 549",
      "src": "local('Noto Sans Devanagari'), local('Noto Sans Devanagari Regular'), local('NotoSansDevanagari-Regular')",
      "sizeAdjust": "101.40%",
      "ascentOverride": "88.76%",
      "descentOverride": "19.72%",
      "lineGapOverride": "0.00%"
    },
    {
      "fontWeight": "550 800",
      "src": "local('Noto Sans Devanagari Bold'), local('NotoSansDevanagari-Bold'), local('Noto Sans Devanagari'), local('NotoSansDevanagari-Regular')",
      "sizeAdjust": "99.40%",
      "ascentOverride": "90.54%",
      "descentOverride": "20.12%",
      "lineGapOverride": "0.00%"
    }
  ],
  "Lohit Devanagari Scaled": [
    {
      "fontWeight": "400 549",
      "src": "local('Lohit Devanagari'), local('Lohit-Devanagari')",
      "sizeAdjust": "102.95%",
      "ascentOverride": "87.42%",
      "descentOverride": "19.43%",
      "lineGapOverride": "0.00%"
    },
    {
      "fontWeight": "550 800",
      "src": "local('Lohit Devanagari'), local('Lohit-Devanagari')",
      "sizeAdjust": "107.77%",
      "ascentOverride": "83.51%",
      "descentOverride": "18.56%",
      "lineGapOverride": "0.00%"
    }
  ]
} as const;
