/** The words of the sign-in screen (spec sections 2, 5 and 8). */
export const copy = {
  back: 'Back',
  prefix: '+91',
  phone: {
    title: 'Sign In',
    intro: 'We’ll text you a 6-digit code. No password.',
    label: 'Mobile number',
    hint: '10 digits. Pasting with +91 or a leading 0 is fine.',
    incomplete: 'Enter all 10 digits and we can send the code.',
    note: 'Cash on delivery only. We use your number for the order and the rider, nothing else.',
    send: 'Send OTP',
  },
  otp: {
    title: 'Verify OTP',
    sentTo: 'OTP sent to',
    changeNumber: 'Change Number',
    label: '6-digit code',
    verify: 'Verify OTP',
    resendIn: (seconds: number) => `Resend in ${seconds}s`,
    resend: 'Resend OTP',
    resendOpen: 'You can ask for a new code now.',
    inbox: 'Open the SMS inbox',
  },
} as const;
