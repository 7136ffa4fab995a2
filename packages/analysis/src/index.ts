// The public face of analysis.

export {};
