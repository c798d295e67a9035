# Generated from proto/ by `make contracts`. Do not edit.

VERSION = 1
HEADER_BYTES = 18
FLAGS_BODY = 1
FLAGS_LEFT_HAND = 2
FLAGS_RIGHT_HAND = 4
FLAGS_FACE = 8
FLAGS_PEOPLE_ONLY = 16
POINTS_BODY = 33
POINTS_HAND = 21
AXES_BODY = 2
AXES_HAND = 3
AXES_FACE = 3
FACE = (
    33,
    133,
    362,
    263,
    70,
    63,
    105,
    66,
    107,
    300,
    293,
    334,
    296,
    336,
    160,
    144,
    159,
    145,
    158,
    153,
    387,
    373,
    386,
    374,
    385,
    380,
    468,
    473,
    13,
    14,
    61,
    291,
    10,
    152,
    234,
    454,
)
UNIT = 8192
FARTHEST = 3
MOST = 8
LONGEST_MS = 2000
