{{- define "isl.labels" -}}
app.kubernetes.io/name: {{ .part }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/part-of: isl
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "isl.selector" -}}
app.kubernetes.io/name: {{ .part }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- /* What a part listens on, as proto/parts/parts.json has it. */ -}}
{{- define "isl.ports" -}}
gateway: 8080
content: 8081
media: 8082
signkit: 8083
worker: 8084
emotion: 8090
signs: 8091
rewriter: 8092
{{- end }}

{{- define "isl.port" -}}
{{- get (include "isl.ports" . | fromYaml) .part | int }}
{{- end }}

{{- /* The service and the worker are one image. */ -}}
{{- define "isl.image" -}}
{{- $name := eq .part "worker" | ternary "media" .part -}}
{{- with .Values.image.registry }}{{ . }}/{{ end }}isl-{{ $name }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "isl.url" -}}
{{ .root.Values.publicScheme }}://{{ get .root.Values.hosts .part }}
{{- end }}
